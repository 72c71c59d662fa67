/** Opens the timer as its button does. */
export const pressTimer = (): void =>
  document.querySelector<HTMLButtonElement>('[data-timer] button')?.click()
