interface Clock {
  now(): Date
}
export const stamp = (systemClock: Clock) => systemClock.now()
