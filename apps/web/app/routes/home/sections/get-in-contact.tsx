import { EnquiryForm } from "#areas/outreach/enquiry-form.tsx";
import { picturePath } from "../pictures/picture-names.ts";

export function GetInContact() {
  return (
    <section
      id="contact"
      aria-labelledby="get-in-contact"
      className="mx-auto grid w-full max-w-[1360px] items-start gap-7 px-gutter py-section lg:grid-cols-[.9fr_1.1fr] lg:gap-[clamp(2rem,6vw,6rem)]"
    >
      <div>
        <h2 id="get-in-contact" className="type-title">
          Get In Contact
        </h2>
        <p className="mt-4 max-w-[38ch] text-lg text-ink-2">
          Questions about listing, selling or the magazine? A real person reads every message.
        </p>
        <img
          src={picturePath("contact-desk")}
          alt=""
          width={720}
          height={480}
          loading="lazy"
          className="mt-9 hidden w-full rounded-lg lg:block"
        />
      </div>
      <EnquiryForm className="rounded-lg border border-line bg-surface p-5 md:p-8" />
    </section>
  );
}
