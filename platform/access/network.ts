/**
 * Decides which addresses count as one caller when nobody has signed in: an IPv4 address, or the IPv6 network that a
 * household gets.
 */
import { isIPv6 } from 'node:net'

/** `203.0.113.7` stays, `2001:db8:1:2:…` becomes `2001:db8:1:2::/64`; an IPv4-mapped IPv6 address becomes IPv4. */
export function networkOf(address: string): string {
  const plain = address.split('%')[0] ?? ''
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (embedded) return embedded
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head ? head.split(':') : []
  const behind = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - behind.length)
  return [...before, ...Array<string>(gap).fill('0'), ...behind].map((group) => group.replace(/^0+(?=.)/, ''))
}
