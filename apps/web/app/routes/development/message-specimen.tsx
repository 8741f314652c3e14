import { Button } from "#ui/actions/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Toast } from "#ui/feedback/toast-region.tsx";
import { Specimen } from "./specimen.tsx";

export function MessageSpecimen() {
  return (
    <Specimen
      title="Messages"
      rule="Toasts 2 s or less, bottom centre, one at a time. Inline notes stay"
    >
      <div className="flex flex-wrap items-center gap-3.5">
        <Toast text="Saved" tone="ok" />
        <Toast text="Tracking info updated!" tone="ok" />
        <Toast text="Failed to save hours." tone="bad" />
        <Button variant="secondary" size="sm" onClick={() => toast("Saved")}>
          Show one
        </Button>
      </div>
      <div className="mt-[18px] grid gap-3 md:grid-cols-2">
        <Note tone="ok">Request sent. We’ll get back to you shortly.</Note>
        <Note tone="warn">Directory access is pending. We reply within 2 days.</Note>
        <Note tone="danger">Could not send booking. Please try again.</Note>
        <Note tone="info">Two stores ship this order.</Note>
      </div>
    </Specimen>
  );
}
