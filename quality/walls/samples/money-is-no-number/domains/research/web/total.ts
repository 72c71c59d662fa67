export const total = (hundredths: bigint): number => Number(hundredths) / 100
