import { useEffect, useRef, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { basicInfoCopy } from "./copy.ts";
import { isCompletePhone } from "./phone-check.ts";

interface PhoneFieldProps {
  /** The saved number, or what was typed in the last post. */
  first: string | undefined;
  error: string | undefined;
}

const question = basicInfoCopy.phoneIncomplete;

/**
 * Asks once about a number that looks incomplete; saving the same number again confirms it. `phoneQuestioned` sends
 * that number to the server.
 */
export function PhoneField({ first = "", error }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [questioned, setQuestioned] = useState(error === question ? first : "");
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (error === question) setQuestioned(input.current?.value ?? "");
  }, [error]);

  async function ask(typed: string) {
    if (typed === first || typed === questioned || (await isCompletePhone(typed))) return;
    if (input.current?.value !== typed) return;
    setQuestioned(typed);
    setAsking(true);
  }

  return (
    <div>
      <TextField
        ref={input}
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={first}
        error={error}
        onChange={() => setAsking(false)}
        onBlur={({ target }) => void ask(target.value)}
      />
      <p role="status" className="mt-1.5 text-sm font-[550] text-warn empty:hidden">
        {isAsking && !error && question}
      </p>
      <input type="hidden" name="phoneQuestioned" value={questioned} />
    </div>
  );
}
