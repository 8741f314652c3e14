import { escapeHtml } from "./escape-html.ts";

/** A link to something to read, with a description. */
export interface EmailLink {
  title: string;
  text: string;
  /** Small print, such as the author. */
  note: string;
  url: string;
}

export const renderLinksText = (links: EmailLink[]): string =>
  links.map(({ title, text, note, url }) => [title, text, note, url].join("\n")).join("\n\n");

const renderLink = ({ title, text, note, url }: EmailLink) =>
  `<div style="margin:20px 0 0;padding:20px 0 0;border-top:1px solid #E4D9C7"><a href="${escapeHtml(url)}" style="font-size:20px;line-height:26px;font-weight:600;color:#A2380F">${escapeHtml(title)}</a><p style="margin:6px 0 0;font-size:16px;line-height:25px;color:#474459">${escapeHtml(text)}</p><p style="margin:4px 0 0;font-size:14px;line-height:20px;color:#66627A">${escapeHtml(note)}</p></div>`;

export const renderLinksHtml = (links: EmailLink[]): string => links.map(renderLink).join("\n");
