import { planRows } from "@boab/contracts/payments/describe-plans";
import { directoryPlans, planTerms } from "@boab/contracts/payments/plans";
import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { MinusIcon } from "@phosphor-icons/react/dist/ssr/Minus";

const cellClass = "px-1.5 py-3 text-center align-middle md:px-4";

/** What the plans differ in, row by row. It has four narrow columns on a phone, so nothing scrolls sideways. */
export function PlanComparison() {
  return (
    <div className="mt-4 overflow-hidden xl:-mr-[clamp(0px,100vw-80rem,14rem)] rounded-lg border border-line bg-surface">
      <table className="w-full table-fixed border-collapse text-sm md:text-md">
        <caption className="sr-only">What each plan includes</caption>
        <colgroup>
          <col className="w-[37%] md:w-auto" />
          {directoryPlans.map((plan) => (
            <col key={plan} className="md:w-[9.5rem]" />
          ))}
        </colgroup>
        <thead className="bg-sunk">
          <tr>
            <th scope="col" className="px-3 py-3 text-left font-semibold md:px-5">
              What you get
            </th>
            {directoryPlans.map((plan) => (
              <th key={plan} scope="col" className={cellClass}>
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {planRows.map(({ label, value }) => (
            <tr key={label}>
              <th
                scope="row"
                className="px-3 py-3 text-left font-normal leading-snug wrap-break-word md:px-5"
              >
                {label}
              </th>
              {directoryPlans.map((plan) => (
                <td key={plan} className={cellClass}>
                  <Cell value={value(planTerms[plan])} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  const Icon = value ? CheckIcon : MinusIcon;
  return (
    <>
      <Icon
        weight="bold"
        size={18}
        aria-hidden="true"
        className={value ? "mx-auto text-ok" : "mx-auto text-ink-3"}
      />
      <span className="sr-only">{value ? "Yes" : "No"}</span>
    </>
  );
}
