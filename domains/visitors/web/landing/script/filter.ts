/** Finds questions of `/faq` during typing. */
const folded = (text: string) => text.toLocaleLowerCase('tr')

export function readyFilter(): void {
  const field = document.querySelector<HTMLInputElement>('[data-filter]')
  const none = document.querySelector<HTMLElement>('[data-none]')
  if (!field || !none) return
  const questions = [...document.querySelectorAll<HTMLElement>('.questions details')]
  field.addEventListener('input', () => {
    const words = folded(field.value).split(/\s+/).filter(Boolean)
    for (const one of questions)
      one.hidden = !words.every((word) => folded(one.textContent ?? '').includes(word))
    none.hidden = questions.some((one) => !one.hidden)
  })
}
