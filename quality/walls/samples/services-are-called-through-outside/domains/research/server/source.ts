export const read = (address: string) => fetch(address)
