import { weekdays } from "@boab/contracts/directory/limits";
import { formatMoney } from "@boab/format/money";
import { readFields } from "#lib/read-fields.ts";
import { formatDayName } from "./hours-draft.ts";

export const listingFieldLabels: Record<string, string> = {
  businessName: "Business name",
  slug: "Page link",
  category: "Category",
  phone: "Phone",
  email: "Email",
  description: "Description",
  address: "Street",
  city: "Suburb",
  state: "State",
  postcode: "Postcode",
  country: "Country",
  hideAddress: "Hide address",
  videoLink: "Video",
  videoCaption: "Caption",
  pricings: "Prices",
  gallery: "Photos",
  specialDays: "Special days",
  "catalogData.title": "Title",
  "catalogData.urlLink": "URL",
  "socials.instagram": "Instagram",
  "socials.facebook": "Facebook",
  "socials.tiktok": "TikTok",
  "socials.youtube": "YouTube",
  "socials.x": "X",
  "socials.website": "Website",
  ...Object.fromEntries(weekdays.map((day) => [`days.${day}`, formatDayName(day)])),
};

/** Formats a value for the choice between two versions. Lists show enough of each entry to tell them apart. */
export function describeListingValue(value: unknown): string {
  if (value === undefined || value === null || value === "") return "Empty";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(describeListingValue).join(", ") || "Empty";
  const { date, kind, note } = readFields(value);
  if (typeof date === "string") return `${date} ${String(note || kind)}`;
  const { title, amountCents, description, closed, open24, open, close, second, id } =
    readFields(value);
  if (typeof title === "string")
    return typeof amountCents === "number" ? `${title} ${formatMoney(amountCents)}` : title;
  if (typeof open === "string")
    return closed
      ? "Closed"
      : open24
        ? "Open 24 hours"
        : [`${open} to ${String(close)}`, second && describeListingValue(second)]
            .filter(Boolean)
            .join(", ");
  return String(description || id || "Changed");
}
