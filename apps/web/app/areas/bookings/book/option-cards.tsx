import { CheckIcon } from "@phosphor-icons/react/dist/ssr/Check";
import { cx } from "#ui/layout/cx.ts";
import type { StyleOption } from "./style-options.ts";

interface OptionCardsProps {
  type: "radio" | "checkbox";
  name: string;
  legend: string;
  hint?: string;
  options: readonly StyleOption[];
  chosen: readonly string[];
  onChoose: (name: string) => void;
}

/** The options of one question, each with its price. What isn't offered stays in the list and says so. */
export const OptionCards = ({ type, name, legend, hint, ...props }: OptionCardsProps) => (
  <fieldset>
    <legend className="mb-3 text-lg font-[650]">
      {legend}
      {hint && <span className="ml-2 text-sm font-[450] text-ink-3">{hint}</span>}
    </legend>
    <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4">
      {props.options.map((option) => {
        const isChosen = props.chosen.includes(option.name);
        return (
          <label
            key={option.name}
            className={cx(
              "relative flex min-h-18 flex-col justify-center rounded-lg border-[1.5px] py-3 pr-9 pl-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              !option.isOffered && "border-transparent bg-sunk text-ink-3",
              option.isOffered && "cursor-pointer",
              option.isOffered &&
                (isChosen
                  ? "border-primary bg-primary-soft"
                  : "border-line bg-surface hover:border-ink"),
            )}
          >
            <input
              type={type}
              name={name}
              value={option.name}
              required={type === "radio"}
              disabled={!option.isOffered}
              checked={isChosen}
              onChange={() => props.onChoose(option.name)}
              className={cx(
                "absolute top-3.5 right-3 m-0 size-5 appearance-none border-[1.5px] border-line-strong bg-surface checked:border-primary checked:bg-primary disabled:opacity-0",
                type === "radio" ? "rounded-full" : "rounded-[5px]",
              )}
            />
            {isChosen && (
              <CheckIcon
                weight="bold"
                size={12}
                aria-hidden="true"
                className="pointer-events-none absolute top-[18px] right-4 text-on-primary"
              />
            )}
            <b className="block font-[640] wrap-anywhere">{option.name}</b>
            <span className={cx("text-sm", option.isOffered ? "text-ink-2" : "text-ink-3")}>
              {option.text}
              {option.time && <span className="block">{option.time}</span>}
            </span>
          </label>
        );
      })}
    </div>
  </fieldset>
);
