import { investorCharter } from "../../config/investor-charter";
import { site } from "../../config/site";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** To the regulator's complaint portal, in a new tab. */
export function PortalLink() {
  return (
    <a href={site.links.complaintPortal} target="_blank" rel="noopener">
      {investorCharter.process.portal}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
