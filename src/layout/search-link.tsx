import styled from "@emotion/styled";
import type { MouseEvent } from "react";
import { navigation } from "../content/navigation";
import { paths } from "../shared/domain/paths";
import { Icon } from "../ui/icon";
import { SiteLink } from "../ui/site-link";
import { iconSquare } from "./icon-button";

export const SEARCH_FIELD = "search-field";

/** Opens the search with a link, which works without scripts (FND-01). */
export function SearchLink() {
  return (
    <Square to={paths.search()} aria-label={navigation.labels.search} onClick={focusField}>
      <Icon name="search" side={1.375} />
    </Square>
  );
}

/** Focuses the field if the visitor is on the search page. */
function focusField(event: MouseEvent): void {
  const field = document.getElementById(SEARCH_FIELD);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

const Square = styled(SiteLink)(iconSquare);
