import { type ActionFunctionArgs, useActionData } from "react-router";
import { EnquiryForm } from "#areas/outreach/enquiry-form.tsx";
import { submitEnquiry } from "#areas/outreach/submit-enquiry.server.ts";
import { buildPageMeta } from "#lib/format/meta.ts";
import { ContactDetails } from "./contact/contact-details.tsx";

export { publicHeaders as headers } from "#lib/http/cache.ts";

export const meta = () =>
  buildPageMeta({
    title: "Contact us",
    description: "Contact Boab by form, email or post, and find out when you'll hear back.",
    path: "/contact-us",
  });

export const action = ({ request }: ActionFunctionArgs) => submitEnquiry(request);

export default function ContactUs() {
  return (
    <div className="mx-auto grid w-full max-w-[1360px] items-start gap-8 px-gutter pt-10 pb-section md:pt-16 lg:grid-cols-[.9fr_1.1fr] lg:gap-[clamp(2rem,6vw,6rem)]">
      <div>
        <h1 className="type-title">Contact us</h1>
        <p className="mt-4 max-w-[42ch] text-lg text-ink-2">
          Questions about listing, selling or the magazine? A real person reads every message.
        </p>
        <ContactDetails />
      </div>
      <section
        aria-labelledby="get-in-contact"
        className="rounded-lg border border-line bg-surface p-5 md:p-8"
      >
        <h2 id="get-in-contact" className="mb-5 text-2xl">
          Get In Contact
        </h2>
        <EnquiryForm firstResult={useActionData<typeof action>()} />
      </section>
    </div>
  );
}
