const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const ipv6 = /^[0-9a-f]*:[0-9a-f:]*(\d{1,3}(\.\d{1,3}){3})?$/i;

/**
 * The key by which both servers count a visitor. One household or phone has a whole /64 of IPv6, so counting single IP
 * addresses would limit nobody.
 */
export function toIpGroup(ipAddress: string): string {
  const [ip = ""] = ipAddress.slice(0, 64).split("%");
  if (ipv4.test(ip)) return ip;
  // Text that isn't an IP address must not get a new key each time.
  if (!ipv6.test(ip)) return "unknown";
  const mappedIpv4 = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip);
  if (mappedIpv4?.[1]) return mappedIpv4[1];
  const [head = "", tail = ""] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return network.map((part) => Number.parseInt(part, 16).toString(16)).join(":");
}
