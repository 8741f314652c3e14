import { type ChangeEvent, type ComponentProps, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { Field, type FieldText, inputStyle } from "./field.tsx";

export interface TextAreaProps extends FieldText, Omit<ComponentProps<"textarea">, "className"> {
  /** Shows a word count. The server enforces the limit. */
  maxWords?: number | undefined;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  counter,
  className,
  id,
  maxWords,
  onChange,
  ...textarea
}: TextAreaProps) {
  const [words, setWords] = useState(() =>
    countWords(String(textarea.value ?? textarea.defaultValue ?? "")),
  );

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setWords(countWords(event.target.value));
    onChange?.(event);
  }

  const shownCounter = maxWords === undefined ? counter : `${words} of ${maxWords} words`;
  return (
    <Field {...{ label, isLabelHidden, hint, error, className, id }} counter={shownCounter}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          onChange={handleChange}
          className={cx(inputStyle, "resize-y", textarea.rows === undefined && "min-h-27")}
        />
      )}
    </Field>
  );
}
