/** Forty ways to write an address of this machine or of a network around it, with a port that somebody listens on. */
export function addressForms(port: number): string[] {
  const hosts = [
    ...["127.0.0.1", "127.0.0.2", "127.1", "127.0.1", "127.255.255.254", "0.0.0.0", "0"],
    ...["2130706433", "0x7f000001", "0x7f.0.0.1", "0x7f.1", "0177.0.0.1", "017700000001", "0177.1"],
    ...["localhost", "LOCALHOST", "localhost.", "%6cocalhost", "127.0.0.1."],
    ...["[::1]", "[0:0:0:0:0:0:0:1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
    ...["[::127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "[fe80::1]", "[fd00::1]"],
    ...["10.0.0.1", "172.16.0.1", "192.168.0.1", "100.64.0.1", "169.254.169.254", "2852039166"],
    ...["①②⑦.⓪.⓪.①", "127。0。0。1"],
  ];
  return [
    ...hosts.map((host) => `https://${host}:${port}/watch?v=dQw4w9WgXcQ`),
    `https://www.youtube.com@127.0.0.1:${port}/watch?v=dQw4w9WgXcQ`,
    `https://user:secret@localhost:${port}/`,
    `http://127.0.0.1:${port}/`,
  ];
}
