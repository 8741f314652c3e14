import { type ChangeEvent, type ComponentProps, useState } from "react";
import { cx } from "#ui/layout/cx.ts";
import { Field, type FieldText, inputStyle } from "./field.tsx";

export interface TextAreaProps extends FieldText, Omit<ComponentProps<"textarea">, "className"> {
  /** Shows a word count. The server enforces the limit. */
  maxWords?: number | undefined;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

const formatWordCount = (words: number, max: number): string => {
  const over = words - max;
  const count = `${words} of ${max} words`;
  return over > 0 ? `${count}: ${over} ${over === 1 ? "word" : "words"} over` : count;
};

export function TextArea({
  label,
  isLabelHidden,
  hint,
  error,
  counter,
  isOver = false,
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

  const over = maxWords === undefined ? 0 : Math.max(0, words - maxWords);
  const shownCounter = maxWords === undefined ? counter : formatWordCount(words, maxWords);
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={className}
      id={id}
      counter={shownCounter}
      isOver={isOver || over > 0}
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
