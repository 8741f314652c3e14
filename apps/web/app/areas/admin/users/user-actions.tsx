import type { FullProfile } from "@boab/contracts/accounts/profiles";
import { DotsThreeIcon } from "@phosphor-icons/react/dist/ssr/DotsThree";
import { TrashIcon } from "@phosphor-icons/react/dist/ssr/Trash";
import { Button } from "#ui/actions/button.tsx";
import { IconButton, iconButtonStyle } from "#ui/actions/icon-button.tsx";
import { Menu } from "#ui/actions/menu.tsx";
import { getBanRefusal, getBanToggle, getDeleteRefusal } from "./editable-fields.ts";

export type UserAction = "edit" | "ban" | "delete";

export interface UserActionsProps {
  viewer: FullProfile;
  person: FullProfile;
  onChoose: (action: UserAction, person: FullProfile) => void;
}

/** Three buttons on large screens, a menu on phones. */
export function UserActions({ viewer, person, onChoose }: UserActionsProps) {
  const banRefusal = getBanRefusal(viewer, person);
  const deleteRefusal = getDeleteRefusal(viewer, person);
  const { label: banLabel } = getBanToggle(person);
  const name = person.fullName;

  return (
    <>
      <div className="flex items-center justify-end gap-1.5 max-xl:hidden">
        <Button
          variant="secondary"
          size="xs"
          aria-label={`Edit ${name}`}
          onClick={() => onChoose("edit", person)}
        >
          Edit
        </Button>
        <Button
          variant="secondary"
          size="xs"
          aria-label={`${banLabel} ${name}`}
          disabled={banRefusal !== undefined}
          title={banRefusal}
          onClick={() => onChoose("ban", person)}
          className="min-w-[66px]"
        >
          {banLabel}
        </Button>
        <IconButton
          label={`Delete ${name}`}
          icon={<TrashIcon size={18} />}
          disabled={deleteRefusal !== undefined}
          title={deleteRefusal ?? `Delete ${name}`}
          onClick={() => onChoose("delete", person)}
        />
      </div>
      <Menu
        label={`Actions for ${name}`}
        trigger={<DotsThreeIcon weight="bold" size={22} />}
        triggerClassName={iconButtonStyle}
        className="xl:hidden"
        items={[
          { label: "Edit", onSelect: () => onChoose("edit", person) },
          {
            label: banLabel,
            isDisabled: banRefusal !== undefined,
            onSelect: () => onChoose("ban", person),
          },
          {
            label: "Delete",
            isDisabled: deleteRefusal !== undefined,
            onSelect: () => onChoose("delete", person),
          },
        ]}
      />
    </>
  );
}
