export const end = (year: number, month: number, day: number): Date => new Date(year, month, day + 14)
