import { GoogleLogoIcon } from "@phosphor-icons/react/dist/ssr/GoogleLogo";
import { Button } from "#ui/actions/button.tsx";

interface GoogleButtonProps {
  isPending: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

export function GoogleButton({ isPending, isDisabled, onPress }: GoogleButtonProps) {
  return (
    <Button
      variant="secondary"
      size="lg"
      isFull
      isPending={isPending}
      pendingLabel="Waiting for Google"
      disabled={isDisabled}
      onClick={onPress}
    >
      <GoogleLogoIcon weight="bold" size={22} aria-hidden="true" />
      Continue with Google
    </Button>
  );
}
