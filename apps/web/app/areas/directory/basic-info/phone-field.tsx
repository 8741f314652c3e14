import { useEffect, useRef, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { basicInfoCopy } from "./copy.ts";
import { checkPhoneIsComplete } from "./phone-check.ts";

interface PhoneFieldProps {
  /** The saved number, or what was typed in the last post. */
  initialValue: string | undefined;
  error: string | undefined;
}

const question = basicInfoCopy.phoneIncomplete;

/**
 * Asks once about a number that looks incomplete; saving the same number again confirms it. `phoneQuestioned` sends
 * that number to the server.
 */
export function PhoneField({ initialValue = "", error }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [questionedNumber, setQuestionedNumber] = useState(error === question ? initialValue : "");
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    if (error === question) setQuestionedNumber(input.current?.value ?? "");
  }, [error]);

  async function ask(typed: string) {
    if (typed === initialValue || typed === questionedNumber || (await checkPhoneIsComplete(typed)))
      return;
    if (input.current?.value !== typed) return;
    setQuestionedNumber(typed);
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
        defaultValue={initialValue}
        error={error}
        onChange={() => setAsking(false)}
        onBlur={({ target }) => void ask(target.value)}
      />
      <p role="status" className="mt-1.5 text-sm font-[550] text-warn empty:hidden">
        {isAsking && !error && question}
      </p>
      <input type="hidden" name="phoneQuestioned" value={questionedNumber} />
    </div>
  );
}
