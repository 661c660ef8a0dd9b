import type { ReactNode } from "react";
import { appScreens } from "./app-screens";
import { Illustration } from "../../ui/illustration";

type PhoneFrameProps = {
  label: string;
  title: string;
  /** Shapes between y = 84 and y = 460, x = 28 and x = 252. */
  children: ReactNode;
};

/** A drawn phone with a screen of the app, marked as a sample. */
export function PhoneFrame({ label, title, children }: PhoneFrameProps) {
  return (
    <Illustration viewBox="0 0 280 560" label={label}>
      <rect className="fill-inverse line" x="4" y="4" width="272" height="552" rx="36" />
      <rect className="fill-sunken" x="14" y="14" width="252" height="532" rx="27" />
      <rect className="fill-inverse" x="108" y="24" width="64" height="10" rx="5" />
      <text className="words" x="28" y="70" fontSize="20" fontWeight="600">
        {title}
      </text>
      {children}
      <rect className="fill-highlight-tint" x="82" y="468" width="116" height="22" rx="11" />
      <text className="words" x="140" y="483" fontSize="12" textAnchor="middle">
        {appScreens.sample}
      </text>
      <path className="line" d="M28 500h224" strokeWidth="1" />
      <path
        className="soft"
        d="M48 520v-6l7-6 7 6v6zM106 520v-6M112 520v-12M118 520v-9M162 508h14l-5 6v6l-4-2v-4zM222 508h12v12h-12zM225 512h6M225 516h4"
      />
      <rect className="fill-line" x="110" y="532" width="60" height="4" rx="2" />
    </Illustration>
  );
}
