export function pauseAfter(falls: number): number
