import { BlockList, isIP } from "node:net";

const nonPublicRanges = new BlockList();
const nonPublicIpv4Ranges = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
// These parts of the public range are for documentation, or for tunnels whose IP addresses can contain any IPv4
// address.
const nonPublicIpv6Ranges = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
const addNonPublicRange = (range: string, family: "ipv4" | "ipv6") => {
  const [network = "", prefix] = range.split("/");
  nonPublicRanges.addSubnet(network, Number(prefix), family);
};
for (const range of nonPublicIpv4Ranges) addNonPublicRange(range, "ipv4");
for (const range of nonPublicIpv6Ranges) addNonPublicRange(range, "ipv6");

const publicIpv6Block = new BlockList();
publicIpv6Block.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is on the public internet, and not this machine or a private network. */
export function isPublicIp(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !nonPublicRanges.check(address, "ipv4");
  if (family === 6)
    return publicIpv6Block.check(address, "ipv6") && !nonPublicRanges.check(address, "ipv6");
  return false;
}
