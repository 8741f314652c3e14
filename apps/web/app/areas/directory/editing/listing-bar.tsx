import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { EditableBusiness } from "@boab/contracts/directory/businesses";
import { LinkSimpleIcon } from "@phosphor-icons/react/dist/ssr/LinkSimple";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/ssr/WarningCircle";
import { useState } from "react";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Spinner } from "#ui/feedback/spinner.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { Container } from "#ui/layout/container.tsx";
import { Chip } from "#ui/text/chip.tsx";
import DeleteListingDialog from "../delete-listing-dialog.tsx";
import { listingPath } from "../listing-card.ts";
import { editingCopy } from "./copy.ts";
import type { ListingChanges, ListingResult } from "./editing-store.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { LiveDialog } from "./live-dialog.tsx";
import LeaveListingDialog from "./people/leave-listing-dialog.tsx";
import { PeopleDialog } from "./people/people-dialog.tsx";

interface LiveSwitchProps {
  business: EditableBusiness;
  save: (changes: ListingChanges) => Promise<ListingResult>;
  onWentLive: () => void;
  /** Asks for confirmation first; `hide` then hides the listing. */
  onHide: (hide: () => void) => void;
}

interface ListingBarProps extends Omit<LiveSwitchProps, "onWentLive" | "onHide"> {
  /** Left out while something is being edited. */
  onPreview: (() => void) | undefined;
}

/** The bar above a listing's page, for people who manage it. */
export function ListingBar({ business, save, onPreview }: ListingBarProps) {
  const [open, setOpen] = useState<"people" | "deletion" | "leaving" | "live" | null>(null);
  const [pendingHide, setPendingHide] = useState<{ hide: () => void } | null>(null);
  const close = () => setOpen(null);
  const listing = { id: business.id, name: business.businessName };
  const editsPage = business.rights.includes("page");
  return (
    <>
      <section aria-label="Your listing" className="theme-dark on-night bg-indigo-800 text-ink">
        <Container className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 md:gap-x-5">
          {business.isRemoved ? (
            <p className="flex flex-wrap items-center gap-2 text-md">
              <Chip tone="danger">Taken down</Chip> {editingCopy.takenDown}
            </p>
          ) : (
            editsPage && (
              <LiveSwitch
                business={business}
                save={save}
                onWentLive={() => setOpen("live")}
                onHide={(hide) => setPendingHide({ hide })}
              />
            )
          )}
          <p className="flex min-w-0 items-start gap-2 text-md text-ink-2 max-md:order-1 max-md:w-full">
            <LinkSimpleIcon size={18} aria-hidden="true" className="mt-1 flex-none" />
            <span className="min-w-0 wrap-anywhere">
              {location.host}
              {listingPath("")}
              <wbr />
              <b className="text-ink">{business.slug}</b>
            </span>
          </p>
          <Chip tone="info" className="ml-auto">
            {business.planName} plan
          </Chip>
          <div className="flex flex-wrap items-center gap-2.5 max-md:order-1">
            {onPreview && (
              <Button variant="secondary" size="xs" onClick={onPreview}>
                View as visitor
              </Button>
            )}
            {business.rights.includes("all_calendars") && (
              <LinkButton to={bookingPaths.ofBusiness(business.slug)} variant="secondary" size="xs">
                Bookings
              </LinkButton>
            )}
            {business.mayInvite && (
              <Button variant="secondary" size="xs" onClick={() => setOpen("people")}>
                People
              </Button>
            )}
            {business.mayDelete && (
              <Button variant="secondary" size="xs" onClick={() => setOpen("deletion")}>
                Delete listing
              </Button>
            )}
            {business.role === "editor" && (
              <Button variant="secondary" size="xs" onClick={() => setOpen("leaving")}>
                Leave this listing
              </Button>
            )}
          </div>
        </Container>
      </section>
      {/* Outside of the band, which is dark in both themes. */}
      <HideDialog
        business={business}
        isOpen={pendingHide !== null}
        onClose={() => setPendingHide(null)}
        onHide={() => {
          setPendingHide(null);
          pendingHide?.hide();
        }}
      />
      <LiveDialog
        name={business.businessName}
        link={`${location.origin}/${business.slug}`}
        isOpen={open === "live"}
        onClose={close}
      />
      <PeopleDialog
        businessId={business.id}
        mayChange={business.role === "owner"}
        isOpen={open === "people"}
        onClose={close}
      />
      <DeleteListingDialog
        listing={listing}
        isOpen={open === "deletion"}
        onClose={close}
        redirectPath="/directory/listings"
      />
      <LeaveListingDialog listing={listing} isOpen={open === "leaving"} onClose={close} />
    </>
  );
}

function LiveSwitch({ business, save, onWentLive, onHide }: LiveSwitchProps) {
  const { isLive, missing } = business;
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<{ text: string; isPlanLimit: boolean }>();

  async function changeLive(requested: boolean) {
    if (isSaving) return;
    setSaving(true);
    setProblem(undefined);
    const saving = await save({ isLive: requested });
    setSaving(false);
    if (saving.ok) return requested ? onWentLive() : toast(editingCopy.saved);
    const { fields, sentence, code } = saving.problem;
    setProblem({ text: fields.isLive ?? sentence, isPlanLimit: code === "plan_limit_reached" });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 max-md:contents">
      <Switch
        checked={isLive}
        disabled={!isLive && missing.length > 0}
        // The `disabled` attribute would take the focus away from the switch.
        aria-disabled={isSaving || undefined}
        onChange={({ target }) =>
          target.checked ? void changeLive(true) : onHide(() => void changeLive(false))
        }
        className="font-semibold"
      >
        {isLive ? "Live" : "Hidden"}
      </Switch>
      {isSaving && <Spinner />}
      {!isLive && missing.length > 0 && (
        <p className="text-md text-warn max-md:order-1 max-md:w-full">{missing.join(" ")}</p>
      )}
      {problem && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-2 text-md text-danger max-md:order-1 max-md:w-full"
        >
          <WarningCircleIcon weight="fill" size={18} aria-hidden="true" />
          {problem.text}
          {problem.isPlanLimit && (
            <LinkButton to="/my-account/subscription" variant="secondary" size="xs">
              Upgrade your plan
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}
