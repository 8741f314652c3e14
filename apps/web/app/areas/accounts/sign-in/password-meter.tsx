import { checkPassword } from "@boab/contracts/accounts/password";
import { CheckCircleIcon } from "@phosphor-icons/react/dist/ssr/CheckCircle";
import { CircleIcon } from "@phosphor-icons/react/dist/ssr/Circle";
import { cx } from "#ui/cx.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

/** Five checks, five bars. */
export function PasswordMeter({ password, id }: { password: string; id: string }) {
  const checks = checkPassword(password);
  const score = checks.filter((check) => check.isMet).length;
  const full = score === checks.length;
  return (
    <div id={id}>
      <div aria-hidden="true" className="grid grid-cols-5 gap-[5px]">
        {checks.map((check, place) => (
          <span
            key={check.key}
            className={cx(
              "h-1.5 rounded-full transition-colors duration-base",
              place >= score ? "bg-line" : full ? "bg-ok" : "bg-ochre-400",
            )}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {password ? `Password strength ${score} of ${checks.length}` : ""}
      </p>
      <ul className="mt-2.5 grid grid-cols-2 gap-x-3 gap-y-0.5 text-sm text-ink-3">
        {checks.map((check) => (
          <li
            key={check.key}
            className={cx(
              "flex min-h-[26px] items-center gap-[7px] first:col-span-2",
              check.isMet && "font-[540] text-ok",
            )}
          >
            {check.isMet ? (
              <CheckCircleIcon weight="fill" size={16} aria-hidden="true" className="flex-none" />
            ) : (
              <CircleIcon size={16} aria-hidden="true" className="flex-none" />
            )}
            {check.label}
            <VisuallyHidden>{check.isMet ? ", met" : ", not met yet"}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
