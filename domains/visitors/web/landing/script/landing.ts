/** The script of the public pages. They are useful without it. */
import '../style/base.css'
import '../style/frame.css'
import '../style/ask.css'
import '../style/found.css'
import '../style/story.css'
import '../style/parts.css'
import '../style/small.css'
import { readyBox } from './ask.ts'
import { readyDemo } from './demo.ts'
import { readyFilms } from './films.ts'
import { readyFilter } from './filter.ts'
import { readyLetter } from './letter.ts'
import { isMember } from './member.ts'

/** A signed-in person sees the way back to the office instead of the entrance. */
function greetMember(): void {
  if (!isMember()) return
  for (const one of document.querySelectorAll<HTMLElement>('[data-visitor]')) one.hidden = true
  for (const one of document.querySelectorAll<HTMLElement>('[data-member]')) one.hidden = false
}

/** The program opens in the language of the page from which a person comes. */
function keepLanguage(): void {
  store('language', document.documentElement.lang)
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage the program begins in Turkish, and without a chosen plan.
  }
}

/** The plan that was chosen on the page of prices, under the name that the screens of billing read. */
function keepPlan(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-plan]'))
    link.addEventListener('click', () => store('selected_plan', link.dataset.plan ?? ''))
}

greetMember()
keepPlan()
keepLanguage()
for (const section of document.querySelectorAll<HTMLElement>('[data-ask]')) readyBox(section)
readyDemo()
readyFilms()
readyFilter()
readyLetter()
