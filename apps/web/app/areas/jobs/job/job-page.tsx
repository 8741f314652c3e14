import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { ArrowSquareOutIcon } from "@phosphor-icons/react/dist/ssr/ArrowSquareOut";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/ssr/LockSimple";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { getButtonClass } from "#ui/actions/button-style.ts";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import { jobsPath } from "../paths.ts";
import { JobDescription } from "./job-description.tsx";
import type { JobView } from "./job-view.ts";

interface JobPageProps {
  job: JobView;
  apply: ReactNode;
}

export function JobPage({ job, apply }: JobPageProps) {
  const isOpen = job.status === "open";
  const form = useRef<HTMLDivElement>(null);
  const isFormShown = useIsOnScreen(form);
  return (
    <Container className="group/job pt-5 pb-section">
      <Link
        to={jobsPath}
        className="inline-flex min-h-11 items-center gap-1.5 text-md font-semibold no-underline hover:underline"
      >
        <ArrowLeftIcon size={18} aria-hidden="true" />
        All jobs
      </Link>
      {!job.isPublic && (
        <Note className="mt-3">
          Only you and the people who edit this page can see this job. It goes on the board when
          your page is live.
        </Note>
      )}
      <header className="mt-3 flex items-center gap-4 md:gap-5">
        <Avatar name={job.business.name} src={job.business.logoSrc} size={76} shape="square" />
        <div>
          <h1 className="type-title">{job.title}</h1>
          <p className="mt-1 text-lg text-ink-2">
            <Link to={job.business.to} className="font-semibold text-primary-text">
              {job.business.name}
            </Link>
            , {job.location}
          </p>
        </div>
      </header>
      <JobDetails job={job} />
      <div className="mt-8 grid items-start gap-x-[clamp(32px,5vw,72px)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_440px]">
        <div className="space-y-8">
          <div>
            <p className="mb-3 text-sm text-ink-3">{job.posted}</p>
            <JobDescription blocks={job.blocks} />
          </div>
          {isOpen && !job.applyUrl && <NextSteps businessName={job.business.name} />}
          <AboutBusiness business={job.business} />
        </div>
        <div id="quick-apply" ref={form} className="scroll-mt-24">
          {isOpen ? (
            job.applyUrl ? (
              <BusinessSiteCard job={job} url={job.applyUrl} />
            ) : (
              apply
            )
          ) : (
            <EndedJob job={job} />
          )}
        </div>
      </div>
      {isOpen && !job.applyUrl && !isFormShown && <MobileApplyBar job={job} />}
    </Container>
  );
}

function JobDetails({ job }: { job: JobView }) {
  const details = [
    ...(job.pay ? [{ name: "Pay", value: `${job.pay.amount} ${job.pay.unit}` }] : []),
    { name: "Type", value: job.type },
    { name: "Where", value: job.location },
    ...(job.status === "open"
      ? [{ name: "Closes", value: job.closes, detail: job.closesIn }]
      : [{ name: "Status", value: job.ended }]),
  ];
  return (
    <dl className="mt-6 grid rounded-lg border border-line bg-surface max-md:grid-cols-2 md:auto-cols-fr md:grid-flow-col">
      {details.map(({ name, value, ...more }, index) => (
        <div
          key={name}
          className={
            index === 0
              ? "px-5 py-4"
              : "border-line px-5 py-4 max-md:[&:nth-child(even)]:border-l max-md:[&:nth-child(n+3)]:border-t md:border-l"
          }
        >
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
          {"detail" in more && <dd className="text-sm text-ink-2">{more.detail}</dd>}
        </div>
      ))}
    </dl>
  );
}

function NextSteps({ businessName }: { businessName: string }) {
  const steps = [
    {
      title: "You apply",
      text: `Your application goes straight to ${businessName}. We email you a link to withdraw it.`,
    },
    { title: "We tell you when it's opened", text: "No guessing whether anyone has read it." },
    {
      title: "You hear back either way",
      text: "They call or email you, or we let you know if it isn't going further. If the job closes first, we tell you that too.",
    },
    {
      title: "Your files are deleted",
      text: "6 months after you apply, or when you withdraw. Nobody can open them from that moment; backups are gone within 28 days.",
    },
  ];
  return (
    <Card as="section" aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-4 text-xl">
        What happens next
      </h2>
      <ol className="space-y-5">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden="true"
              className={
                index === 0
                  ? "mt-1 size-4 rounded-full border-4 border-primary bg-surface"
                  : "mt-1 size-4 rounded-full border-2 border-line-strong bg-surface"
              }
            />
            <div>
              <h3 className="font-sans text-base font-[650] tracking-normal [font-stretch:100%]">
                {title}
              </h3>
              <p className="text-md text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const AboutBusiness = ({ business }: { business: JobView["business"] }) => (
  <Card
    as="section"
    aria-labelledby="about-business"
    isPadded={false}
    className="grid overflow-hidden sm:grid-cols-[232px_minmax(0,1fr)]"
  >
    <img
      src={business.image.src}
      alt=""
      width={232}
      height={206}
      loading="lazy"
      className="h-full max-h-52 w-full object-cover sm:max-h-none"
      style={{ objectPosition: business.image.position }}
    />
    <div className="p-5">
      <h2 id="about-business" className="text-xl">
        About {business.name}
      </h2>
      <p className="mt-1 text-sm text-ink-3">{business.summary}</p>
      <p className="mt-2 text-md text-ink-2">{business.about}</p>
      <p className="mt-3">
        <Link to={business.to} className="font-semibold text-primary-text">
          See the business page
        </Link>
      </p>
    </div>
  </Card>
);

const BusinessSiteCard = ({ job, url }: { job: JobView; url: string }) => (
  <Card as="section" aria-labelledby="their-site" className="shadow-1">
    <h2 id="their-site" className="text-xl">
      Apply on their site
    </h2>
    <p className="mt-2 text-md text-ink-2">
      {job.business.name} takes applications on their own website.
    </p>
    <a
      href={url}
      target="_blank"
      rel="noopener nofollow ugc"
      className={getButtonClass({ isFull: true, className: "mt-4" })}
    >
      Go to their site
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowSquareOutIcon size={18} aria-hidden="true" />
    </a>
  </Card>
);

const EndedJob = ({ job }: { job: JobView }) => (
  <Card as="section" aria-labelledby="ended" className="shadow-1">
    <Chip icon={<LockSimpleIcon weight="fill" size={14} aria-hidden="true" />}>{job.ended}</Chip>
    <h2 id="ended" className="mt-3 text-xl">
      This job is no longer open
    </h2>
    <p className="mt-2 text-md text-ink-2">There may be another one for you on the board.</p>
    <LinkButton to={jobsPath} variant="secondary" size="sm" className="mt-4">
      See open jobs
    </LinkButton>
  </Card>
);

/** True while any part of the element is visible. */
function useIsOnScreen(ref: RefObject<HTMLElement | null>): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry?.isIntersecting === true),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isShown;
}

/** On phones the form is below the text, so this bar links to it until the form is visible or sent. */
const MobileApplyBar = ({ job }: { job: JobView }) => (
  <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 border-t border-line bg-surface px-gutter py-3 group-has-data-applied/job:hidden pb-[max(12px,env(safe-area-inset-bottom))] lg:hidden print:hidden">
    <div className="min-w-0">
      <p className="truncate font-semibold">
        {job.pay ? `${job.pay.amount} ${job.pay.unit}` : job.type}
      </p>
      <p className="text-sm text-ink-3">Closes {job.closes}</p>
    </div>
    <a href="#quick-apply" className={getButtonClass({ size: "sm" })}>
      Quick Apply
    </a>
  </div>
);
