import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";
import { getEmailFirstName } from "#platform/mail/names.ts";

interface CalendarLinkEmailData {
  /** The full name of whoever made it. */
  editor: string;
  businessName: string;
  bookingsUrl: string;
}

export const calendarLinkEmail = defineEmail({
  kind: "calendar-link-made",
  when: "To the owner of a business, when an editor makes a private calendar link",
  purpose: "service",
  audience: ["business owner"],
  reason: `You're getting this because you own this listing on ${brand.name}.`,
  maxPerHour: 10,
  sample: {
    editor: "Achol Garang",
    businessName: "Ubuntu Braid Studio",
    bookingsUrl: "https://boab.example/directory/listings/ubuntu-braid-studio/bookings",
  },
  subject: ({ businessName }: CalendarLinkEmailData) => `A new calendar link for ${businessName}`,
  email: ({ editor: editorName, businessName, bookingsUrl }: CalendarLinkEmailData) => ({
    heading: "An editor made a calendar link",
    paragraphs: [
      `${getEmailFirstName(editorName) || "One of your editors"} made a private link that shows the bookings of ${businessName}, with names and phone numbers, in a calendar app.`,
      "Their link stops working as soon as they're no longer an editor. Your own link stays as it is.",
    ],
    button: { label: "Open your bookings", url: bookingsUrl },
  }),
});
