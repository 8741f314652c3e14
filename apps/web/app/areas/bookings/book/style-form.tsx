import { styleRefusalCopy } from "@boab/contracts/bookings/copy";
import type { PublicBookingSettings, Service } from "@boab/contracts/bookings/settings";
import { decideStyle } from "@boab/contracts/bookings/style.rules";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import { formatMinuteRange } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { useState } from "react";
import { Form, useSearchParams } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Card } from "#ui/layout/card.tsx";
import { bookPath } from "../paths.ts";
import { OptionCards } from "./option-cards.tsx";
import { PreparationList } from "./preparation-list.tsx";
import { listLengths, listSizes, toExtraOption, withSize } from "./style-options.ts";
import { StyleTotal } from "./style-total.tsx";

interface StyleFormProps {
  slug: string;
  service: Service;
  settings: PublicBookingSettings;
  firstChoice: StyleChoice;
  /** True when what the URL asks for isn't offered. */
  isRefused: boolean;
}

/** Size, length and extras are chosen before the time, whose list depends on them. It is a plain form of the URL. */
export function StyleForm({ slug, service, settings, firstChoice, isRefused }: StyleFormProps) {
  const [choice, setChoice] = useState(firstChoice);
  const [params] = useSearchParams();
  const { styles, extras, preparation } = service;
  const { size, length, extras: chosenExtras = [] } = choice;
  const verdict = decideStyle(service, choice);
  const toggleExtra = (name: string) =>
    setChoice({
      ...choice,
      extras: chosenExtras.includes(name)
        ? chosenExtras.filter((chosen) => chosen !== name)
        : [...chosenExtras, name],
    });
  return (
    <Form action={bookPath(slug)} method="get">
      <input type="hidden" name="service" value={service.id} />
      <input type="hidden" name="step" value="time" />
      {["with", "from", "month", "date", "start", "person", "also"].map((name) =>
        params
          .getAll(name)
          .map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
      )}
      <div className="grid items-start gap-[clamp(32px,6vw,72px)] lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid gap-9">
          {isRefused && (
            <Note tone="danger" role="alert">
              {styleRefusalCopy[verdict.ok ? "style_required" : verdict.reason]}
            </Note>
          )}
          {styles && styles.sizes.length > 0 && (
            <OptionCards
              type="radio"
              name="size"
              legend="Size"
              options={listSizes(styles)}
              chosen={size === undefined ? [] : [size]}
              onChoose={(name) => setChoice(withSize(service, choice, name))}
            />
          )}
          {styles && styles.lengths.length > 0 && (
            <OptionCards
              type="radio"
              name="length"
              legend="Length"
              options={listLengths(styles, size)}
              chosen={length === undefined ? [] : [length]}
              onChoose={(name) => setChoice({ ...choice, length: name })}
            />
          )}
          {extras.length > 0 && (
            <OptionCards
              type="checkbox"
              name="extra"
              legend="Extras"
              hint="Optional"
              options={extras.map(toExtraOption)}
              chosen={chosenExtras}
              onChoose={toggleExtra}
            />
          )}
        </div>
        <div className="grid gap-4 lg:sticky lg:top-[84px]">
          <Card className="shadow-2">
            <h2 className="text-xl">Your visit</h2>
            <StyleTotal
              service={service}
              choice={choice}
              verdict={verdict}
              isDepositOffered={settings.payNow}
            />
            <Button type="submit" size="lg" isFull className="mt-5 max-lg:hidden">
              Choose a time
            </Button>
          </Card>
          {preparation.length > 0 && (
            <Card>
              <PreparationList preparation={preparation} />
            </Card>
          )}
        </div>
      </div>
      {/* On a phone, price and button stay in sight while the choice is made. */}
      <div className="sticky bottom-0 z-30 -mx-gutter mt-6 flex items-center justify-between gap-3 border-t border-line bg-surface px-gutter pt-2.5 pb-3 shadow-[0_-8px_24px_-12px_rgb(26_24_48/0.2)] lg:hidden">
        <p className="min-w-0">
          {verdict.ok ? (
            <>
              <b className="block">{formatMoney(verdict.offer.priceCents)}</b>
              <span className="block text-sm text-ink-3">
                {formatMinuteRange(verdict.offer.minutesFrom, verdict.offer.durationMinutes)}
              </span>
            </>
          ) : (
            <b>From {formatMoney(service.priceCents)}</b>
          )}
        </p>
        <Button type="submit">Choose a time</Button>
      </div>
    </Form>
  );
}
