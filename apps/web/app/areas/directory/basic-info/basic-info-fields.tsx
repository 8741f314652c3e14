import { maxDescriptionWords } from "@boab/contracts/directory/limits";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/ssr/LinkSimple";
import { Select } from "#ui/forms/select.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { listingPath } from "../listing-card.ts";
import { NameField } from "./name-field.tsx";
import { PhoneField } from "./phone-field.tsx";
import { SuburbField } from "./suburb-field.tsx";
import { useSlugProposal } from "./use-slug-proposal.ts";

export type BasicField =
  | "businessName"
  | "suburb"
  | "slug"
  | "category"
  | "phone"
  | "email"
  | "description";

export interface BasicInfoFieldsProps {
  first: (field: BasicField) => string | undefined;
  getError: (field: BasicField) => string | undefined;
  categories: readonly string[];
  /** The site's host in the URL preview: "boab.example". */
  host: string;
  /** For a new listing, the slug is suggested from the name while it is typed. */
  isNew?: boolean | undefined;
}

/** The fields of the wizard and of the basic information section. */
export function BasicInfoFields(props: BasicInfoFieldsProps) {
  const { first: getInitialValue, getError } = props;
  const initialSlug = getInitialValue("slug") ?? "";
  const slugProposal = useSlugProposal({
    slug: initialSlug,
    isProposed: props.isNew === true && initialSlug === "",
  });

  return (
    <div className="space-y-4.5">
      <NameField
        initialValue={getInitialValue("businessName")}
        error={getError("businessName")}
        onChange={slugProposal.updateName}
      />
      {props.isNew && (
        <SuburbField
          initialValue={getInitialValue("suburb")}
          onChange={slugProposal.updateSuburb}
        />
      )}
      <div>
        <TextField
          label="URL"
          name="slug"
          maxLength={60}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={slugProposal.slug}
          onChange={(event) => slugProposal.write(event.target.value)}
          error={getError("slug")}
          hint={
            props.isNew
              ? "We've suggested this from your name. You can change it."
              : "Old links will still work."
          }
        />
        <UrlPreview host={props.host} slug={slugProposal.slug} />
      </div>
      <Select
        label="Category"
        name="category"
        placeholder="Choose a category"
        options={props.categories.map((name) => ({ value: name, label: name }))}
        defaultValue={getInitialValue("category")}
        error={getError("category")}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <PhoneField initialValue={getInitialValue("phone")} error={getError("phone")} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={getInitialValue("email")}
          error={getError("email")}
        />
      </div>
      <TextArea
        label="Description"
        name="description"
        maxWords={maxDescriptionWords}
        maxLength={2000}
        rows={4}
        defaultValue={getInitialValue("description")}
        error={getError("description")}
        hint="What you offer and what makes it special. 40 words maximum."
      />
    </div>
  );
}

export function UrlPreview({ host, slug }: { host: string; slug: string }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
      <LinkSimpleIcon size={16} aria-hidden="true" className="mt-1 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">Your page will be at </span>
        {host}
        {listingPath("")}
        <b className="text-ink">{slug || "…"}</b>
      </span>
    </p>
  );
}
