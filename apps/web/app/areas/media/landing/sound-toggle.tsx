import { SpeakerHighIcon } from "@phosphor-icons/react/dist/ssr/SpeakerHigh";
import { SpeakerSlashIcon } from "@phosphor-icons/react/dist/ssr/SpeakerSlash";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/actions/button.tsx";

/** Off until somebody presses it, and off again when they leave (MEDIA-03). */
export function SoundToggle() {
  const [isOn, setOn] = useState(false);
  const playing = useRef<{ stop: () => void }>(null);

  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      playing.current?.stop();
      playing.current = null;
    };
  }, []);

  async function toggle() {
    if (playing.current) {
      playing.current.stop();
      playing.current = null;
      return setOn(false);
    }
    const { playPhrase } = await import("./sound.ts");
    // Nobody could stop it on another page.
    if (!isHere.current) return;
    playing.current ??= playPhrase();
    setOn(true);
  }

  return (
    <Button
      variant="secondary"
      size="lg"
      className="bg-transparent noscript:hidden"
      onClick={() => void toggle()}
    >
      {isOn ? (
        <SpeakerHighIcon size={22} aria-hidden="true" />
      ) : (
        <SpeakerSlashIcon size={22} aria-hidden="true" />
      )}
      {isOn ? "Pause sound" : "Play sound"}
    </Button>
  );
}
