import { Button } from "#ui/actions/button.tsx";

interface DocumentActionsProps {
  mayEdit: boolean;
  maySubmit: boolean;
  mayTakeBack: boolean;
  /** True if nothing that the editors need is missing. */
  isReady: boolean;
  isSaving: boolean;
  isPending: boolean;
  onSave(): void;
  onSubmit(): void;
  onTakeBack(): void;
}

/** The header shows the actions that the document allows now. */
export function DocumentActions(props: DocumentActionsProps) {
  const { isPending } = props;
  return (
    <>
      {props.mayEdit && (
        <Button
          variant="secondary"
          size="sm"
          isPending={props.isSaving}
          pendingLabel="Saving"
          onClick={props.onSave}
        >
          Save
        </Button>
      )}
      {props.maySubmit && (
        <Button size="sm" disabled={!props.isReady} isPending={isPending} onClick={props.onSubmit}>
          <span>
            Submit<span className="hidden md:inline"> for review</span>
          </span>
        </Button>
      )}
      {props.mayTakeBack && (
        <Button size="sm" variant="secondary" isPending={isPending} onClick={props.onTakeBack}>
          Take it back
        </Button>
      )}
    </>
  );
}
