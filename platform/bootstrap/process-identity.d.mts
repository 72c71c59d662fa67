export function processStartMark(pid: number): string | undefined
export function isProcessAlive(pid: number): boolean
export function isSameProcessAlive(pid: number, startMark: string | undefined): boolean
