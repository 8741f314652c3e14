import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { maxProblemPhotos, maxProblemTextLength } from "@boab/contracts/marketplace/problem-limits";
import { formatDay } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FormResult } from "#lib/api/form.ts";
import { usePageAction } from "#lib/api/page-action.ts";
import { PageForm } from "#lib/api/page-form.tsx";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { ActionFailure } from "#ui/feedback/action-failure.tsx";
import { takeFocus } from "#ui/feedback/take-focus.ts";
import { Checkbox } from "#ui/forms/checkbox.tsx";
import { FieldError } from "#ui/forms/field.tsx";
import { PhotoPicker } from "#ui/forms/photo-picker.tsx";
import { RadioGroup } from "#ui/forms/radio-group.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { Card } from "#ui/layout/card.tsx";
import { orderPath } from "../paths.ts";
import { LinePicture } from "./line-picture.tsx";
import { formatOptions, listReportableLines } from "./order-view.ts";
import { getReportLabel, problemKindLabels } from "./problem-view.ts";

interface ReportFormProps {
  order: BoughtOrderDetails;
  /** Set when the form was posted without JavaScript. */
  firstResult?: FormResult | undefined;
}

/** Which item, what happened, and in the buyer's own words. */
export function ReportForm({ order, firstResult }: ReportFormProps) {
  const navigate = useNavigate();
  const orderPagePath = orderPath(order.orderId);
  const report = usePageAction({
    firstResult,
    onSuccess: () => void navigate(orderPagePath, { preventScrollReset: true }),
  });
  const [length, setLength] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const { can } = order;
  const isCancelling = getReportLabel(order) === "Ask to cancel";
  const deadlineText = can.reportUntil
    ? ` You can report a problem until ${formatDay(can.reportUntil)}.`
    : "";
  const itemsError = report.getError("items");
  return (
    <Card as="section" aria-labelledby="report-title">
      <h2 id="report-title" tabIndex={-1} ref={takeFocus} className="text-xl">
        {isCancelling ? "Ask to cancel" : "What went wrong?"}
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {order.store.storeName} sees this first.{deadlineText}
      </p>
      <PageForm {...report.form} className="mt-5 grid gap-5">
        <input type="hidden" name="intent" value="report" />
        <ActionFailure of={report} title="We couldn't send that." />
        <fieldset aria-describedby={itemsError ? "report-items-error" : undefined}>
          <legend className="mb-2 font-semibold">Which item?</legend>
          <div className="grid gap-2.5">
            {listReportableLines(order).map((line) => (
              <div
                key={line.itemNumber}
                className="flex items-center gap-3 rounded-md border border-line px-3.5 py-2"
              >
                <Checkbox
                  name={`item-${line.itemNumber}`}
                  value="yes"
                  defaultChecked={listReportableLines(order).length === 1}
                  className="min-w-0 flex-1"
                  hint={formatOptions(line)}
                >
                  {line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name}
                </Checkbox>
                <LinePicture picture={line.picture} size={48} />
                <span className="type-money">
                  {formatMoney(line.totalCents - line.refundedCents)}
                </span>
              </div>
            ))}
          </div>
          {itemsError && <FieldError id="report-items-error">{itemsError}</FieldError>}
        </fieldset>
        <RadioGroup
          label="What happened?"
          name="kind"
          isRequired
          options={can.report.map((kind) => ({ value: kind, label: problemKindLabels[kind] }))}
          defaultValue={
            report.getValue("kind") ?? (can.report.length === 1 ? can.report[0] : undefined)
          }
          error={report.getError("kind")}
        />
        <TextArea
          label="Tell the store more"
          name="details"
          required
          rows={4}
          maxLength={maxProblemTextLength}
          counter={`${length} of ${maxProblemTextLength}`}
          onChange={({ target }) => setLength(target.value.length)}
          defaultValue={report.getValue("details")}
          error={report.getError("details")}
        />
        <PhotoPicker
          purpose="problem-photo"
          targetId={order.orderId}
          max={maxProblemPhotos}
          name="photos"
          onBusyChange={setIsBusy}
          error={report.getError("photos")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <LinkButton to={orderPagePath} preventScrollReset variant="secondary">
            Cancel
          </LinkButton>
          <Button
            type="submit"
            disabled={isBusy}
            isPending={report.isPending}
            pendingLabel="Sending"
          >
            Send to the store
          </Button>
        </div>
      </PageForm>
    </Card>
  );
}
