/** The email breaks before the `@` if the line is too short. */
export function Email({ address: email }: { address: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
