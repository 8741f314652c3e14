import { SpeakerHighIcon } from "@phosphor-icons/react/dist/ssr/SpeakerHigh";
import { SpeakerSlashIcon } from "@phosphor-icons/react/dist/ssr/SpeakerSlash";
import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/actions/button.tsx";

/** The sound is off by default, and stops when the visitor leaves the page (MEDIA-03). */
export function SoundToggle() {
  const [isOn, setOn] = useState(false);
  const playingSound = useRef<{ stop: () => void }>(null);

  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      playingSound.current?.stop();
      playingSound.current = null;
    };
  }, []);

  async function toggle() {
    if (playingSound.current) {
      playingSound.current.stop();
      playingSound.current = null;
      return setOn(false);
    }
    const { playPhrase } = await import("./sound.ts");
    // The visitor has left the page, where they could have stopped it.
    if (!isMounted.current) return;
    playingSound.current ??= playPhrase();
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
