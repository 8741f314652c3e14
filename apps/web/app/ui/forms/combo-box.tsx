import { CaretDownIcon } from "@phosphor-icons/react/dist/ssr/CaretDown";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { cx } from "#ui/layout/cx.ts";
import { FieldError, inputStyle, labelStyle } from "./field.tsx";

export interface ComboBoxOption {
  id: string;
  label: string;
  detail?: string | undefined;
}

export interface ComboBoxProps {
  label: string;
  /** The form field; it sends the option's id, or the typed text with `allowsCustomValue`. */
  name?: string | undefined;
  options: readonly ComboBoxOption[];
  selectedId?: string | null | undefined;
  onSelect?: ((id: string | null) => void) | undefined;
  inputValue?: string | undefined;
  /** Typing; fetch the next options here. */
  onInput?: ((text: string) => void) | undefined;
  allowsCustomValue?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

/** Typing narrows a long list, such as suburbs. For a dozen choices use Select. */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, hint, error } = props;
  return (
    <AriaComboBox
      items={options}
      name={props.name ?? ""}
      formValue={props.allowsCustomValue ? "text" : "key"}
      allowsCustomValue={props.allowsCustomValue ?? false}
      isRequired={props.isRequired ?? false}
      isInvalid={Boolean(error)}
      menuTrigger="input"
      onSelectionChange={(key) => props.onSelect?.(key === null ? null : String(key))}
      {...(props.onInput && { onInputChange: props.onInput })}
      {...(props.inputValue !== undefined && { inputValue: props.inputValue })}
      {...(props.selectedId !== undefined && { selectedKey: props.selectedId })}
      className={props.className ?? ""}
    >
      <Label className={labelStyle}>{label}</Label>
      <div className="relative">
        <Input placeholder={props.placeholder ?? ""} className={cx(inputStyle, "pr-12")} />
        <Button className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-sm text-ink-3">
          <CaretDownIcon size={20} aria-hidden="true" />
        </Button>
      </div>
      {error && <FieldError>{error}</FieldError>}
      {hint && (
        <Text slot="description" className="mt-1.5 block text-xs leading-[1.4] text-ink-3">
          {hint}
        </Text>
      )}
      <Popover className="max-h-80 w-(--trigger-width) overflow-auto rounded-md border border-line bg-raised p-1.5 text-ink shadow-3">
        <ListBox<ComboBoxOption> className="outline-none">
          {(option) => (
            <ListBoxItem
              id={option.id}
              textValue={option.label}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 outline-none focus:bg-sunk selected:font-semibold"
            >
              {option.label}
              {option.detail && <span className="text-sm text-ink-3">{option.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
