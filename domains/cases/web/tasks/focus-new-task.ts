/** The field for a new task, wherever it is asked for. */
export const newTaskHash = '#new'

/** False if it is not on the screen. */
export function focusNewTask(): boolean {
  const field = document.querySelector<HTMLElement>('[data-new-task]')
  field?.focus()
  return field !== null
}
