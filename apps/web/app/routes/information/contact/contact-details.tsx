import { brand } from "@boab/contracts/common/brand";
import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/ssr/EnvelopeSimple";
import { HourglassMediumIcon } from "@phosphor-icons/react/dist/ssr/HourglassMedium";
import { MailboxIcon } from "@phosphor-icons/react/dist/ssr/Mailbox";
import { QuestionIcon } from "@phosphor-icons/react/dist/ssr/Question";
import type { ReactNode } from "react";
import { Link } from "react-router";

export function ContactDetails() {
  return (
    <dl className="mt-8 space-y-6">
      <Detail icon={<EnvelopeSimpleIcon size={24} />} term="Support">
        <a href={`mailto:${brand.supportEmail}`} className="link">
          {brand.supportEmail}
        </a>
      </Detail>
      <Detail icon={<MailboxIcon size={24} />} term="Post">
        {brand.postalAddress}
      </Detail>
      <Detail icon={<HourglassMediumIcon size={24} />} term="When we reply">
        Within two business days, Monday to Friday, Sydney time. Payment and safety matters come
        first. In an emergency call 000.
      </Detail>
      <Detail icon={<QuestionIcon size={24} />} term="Need a faster answer?">
        Most questions are answered on the{" "}
        <Link to="/help" className="link">
          help page
        </Link>
        . For an order or a booking, contact the store or business first. They know it best.
      </Detail>
    </dl>
  );
}

function Detail({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[24px_1fr] gap-x-4">
      <span aria-hidden="true" className="row-span-2 text-primary-text">
        {icon}
      </span>
      <dt className="font-semibold">{term}</dt>
      <dd className="max-w-[46ch] text-ink-2">{children}</dd>
    </div>
  );
}
