export const yearOf = (day: Date): number => day.getFullYear()
