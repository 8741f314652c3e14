import { type ChangeEvent, type ComponentProps, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { type CommonFieldProps, Field, inputStyle } from "./field.tsx";

export interface TextAreaProps
  extends CommonFieldProps,
    Omit<ComponentProps<"textarea">, "className"> {
  /** Shows a word count. The server enforces the limit. */
  maxWords?: number | undefined;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const formatWordCount = (words: number, max: number): string => {
  const excessWords = words - max;
  const count = `${words} of ${max} words`;
  return excessWords > 0
    ? `${count}: ${excessWords} ${excessWords === 1 ? "word" : "words"} over`
    : count;
};

export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  counter,
  isOverLimit = false,
  className,
  id,
  maxWords,
  onChange,
  ...textarea
}: TextAreaProps) {
  const [wordCount, setWords] = useState(() =>
    countWords(String(textarea.value ?? textarea.defaultValue ?? "")),
  );

  function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
    setWords(countWords(event.target.value));
    onChange?.(event);
  }

  const excessWords = maxWords === undefined ? 0 : Math.max(0, wordCount - maxWords);
  const shownCounter = maxWords === undefined ? counter : formatWordCount(wordCount, maxWords);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={className}
      id={id}
      counter={shownCounter}
      isOverLimit={isOverLimit || excessWords > 0}
    >
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
