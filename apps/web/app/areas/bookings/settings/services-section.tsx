import { maxServices, slotLengthsMinutes } from "@boab/contracts/bookings/limits";
import { isOneOf } from "@boab/contracts/common/guards";
import { PlusIcon } from "@phosphor-icons/react/dist/ssr/Plus";
import { useRef } from "react";
import { Button } from "#ui/actions/button.tsx";
import { Select } from "#ui/forms/select.tsx";
import { slotLengthOptions } from "./choices.ts";
import { type ListedPrice, ListedPrices } from "./listed-prices.tsx";
import { SectionCard } from "./section-card.tsx";
import { ServiceRow } from "./service-row.tsx";
import { createServiceDraft, type ServiceDraft, toServiceDraft } from "./settings-draft.ts";
import type { SettingsForm } from "./use-settings-form.ts";

interface ServicesSectionProps {
  form: SettingsForm;
  priceList: readonly ListedPrice[];
  /** True if the business has never saved its settings. */
  isNew: boolean;
}

export function ServicesSection({ form, priceList, isNew }: ServicesSectionProps) {
  const { draft, change } = form;
  const { services } = draft;
  const section = useRef<HTMLDivElement>(null);

  const setServices = (rows: ServiceDraft[]) => change({ services: rows });
  const replaceService = (index: number, row: ServiceDraft) =>
    setServices(services.with(index, row));

  const pricesWithoutLength = priceList.filter(
    (price) => !services.some(({ id }) => id === price.id),
  );

  function append(service: ServiceDraft, firstField: "input" | "select") {
    setServices([...services, service]);
    // The new row can only take the focus once it is rendered.
    requestAnimationFrame(() =>
      section.current
        ?.querySelector<HTMLElement>(`[data-service="${service.key}"] ${firstField}`)
        ?.focus(),
    );
  }

  const add = () => append(createServiceDraft(crypto.randomUUID()), "input");
  const addFromList = (price: ListedPrice) => append(toServiceDraft(price), "select");

  function move(index: number, to: number) {
    const row = services[index];
    if (!row || to < 0 || to >= services.length) return;
    const rest = services.toSpliced(index, 1);
    setServices(rest.toSpliced(to, 0, row));
  }

  return (
    <SectionCard
      id="services"
      title="Services"
      hint="Each service has its own length and its own buffer. The buffer keeps time free after a visit, to clean up or eat."
    >
      <div ref={section} tabIndex={-1} className="outline-none">
        {services.length === 0 ? (
          <div className="mt-4 rounded-md border border-dashed border-line-strong px-5 py-7 text-center">
            <p className="font-semibold">
              {priceList.length > 0
                ? "Add a length to a price, or add your first service, to take bookings."
                : "Add your first service to take bookings."}
            </p>
            {isNew && (
              <p className="mt-1 text-md text-ink-2">
                We've filled in your opening hours from your page.
              </p>
            )}
            <Button className="mt-4" onClick={add}>
              Add a service
            </Button>
          </div>
        ) : (
          <div className="mt-3.5">
            <div
              aria-hidden="true"
              className="grid grid-cols-[minmax(0,1fr)_118px_112px_120px_88px] gap-2.5 pb-1.5 text-xs font-semibold text-ink-3 max-md:hidden"
            >
              <span>Service</span>
              <span>Length</span>
              <span>Buffer after</span>
              <span>Price</span>
            </div>
            {services.map((service, index) => (
              <ServiceRow
                key={service.key}
                service={service}
                index={index}
                count={services.length}
                hours={draft}
                getError={(field) => form.getError(`services.${index}.${field}`)}
                onChange={(row) => replaceService(index, row)}
                onMove={(to) => move(index, to)}
                onRemove={() => {
                  setServices(services.toSpliced(index, 1));
                  // The button that had the focus goes with its row.
                  section.current?.focus();
                }}
              />
            ))}
          </div>
        )}
      </div>
      {pricesWithoutLength.length > 0 && (
        <ListedPrices
          prices={pricesWithoutLength}
          isFull={services.length >= maxServices}
          onAddLength={addFromList}
        />
      )}
      <div className="mt-3.5 grid items-end gap-4 border-t border-line pt-[18px] md:grid-cols-2">
        {services.length > 0 && (
          <Button
            variant="secondary"
            className="justify-self-start"
            disabled={services.length >= maxServices}
            onClick={add}
          >
            <PlusIcon weight="bold" size={18} aria-hidden="true" />
            Add a service
          </Button>
        )}
        <Select
          label="Offer a start time every"
          name="slotLength"
          options={slotLengthOptions}
          value={String(draft.slotLength)}
          onChange={({ target }) => {
            const slotLength = Number(target.value);
            if (isOneOf(slotLengthsMinutes, slotLength)) change({ slotLength });
          }}
          error={form.getError("slotLength")}
          className="md:col-start-2"
        />
      </div>
    </SectionCard>
  );
}
