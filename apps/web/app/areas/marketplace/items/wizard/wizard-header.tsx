import { ArrowLeftIcon } from "@phosphor-icons/react/dist/ssr/ArrowLeft";
import { Link } from "react-router";
import { Steps } from "#ui/feedback/steps.tsx";
import { itemsPath } from "../../paths.ts";
import { stepNames } from "./use-wizard.ts";

interface WizardHeaderProps {
  store: { slug: string; storeName: string };
  title: string;
  /** A short status such as "Draft saved". */
  status?: string | undefined;
  step: number;
}

export function WizardHeader({ store, title, status, step }: WizardHeaderProps) {
  return (
    <div className="mb-7 flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
      <div className="min-w-0">
        <Link
          to={itemsPath(store.slug)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink no-underline hover:underline"
        >
          <ArrowLeftIcon size={18} aria-hidden="true" />
          {store.storeName}
        </Link>
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1 className="type-title text-4xl">{title}</h1>
          <span role="status" className="text-md text-ink-2">
            {status}
          </span>
        </div>
      </div>
      <Steps label={title} steps={stepNames} current={step} />
    </div>
  );
}
