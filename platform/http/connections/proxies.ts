/** Whether an address is one of the proxies that the operator trusts: their connections carry many clients. */
import { BlockList, isIPv6 } from 'node:net'

/** @param list addresses and networks separated by commas, as in TRUST_PROXY */
export function proxiesOf(list: string | undefined): (address: string) => boolean {
  const proxies = new BlockList()
  for (const entry of list?.split(',') ?? []) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(bits), family)
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
