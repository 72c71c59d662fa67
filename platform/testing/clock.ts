/** A clock that stands still until a test moves it. */
export class TestClock {
  #time: number

  constructor(start = '2026-03-02T09:00:00.000Z') {
    this.#time = Date.parse(start)
  }

  now = () => new Date(this.#time)

  advance = (seconds: number) => {
    this.#time += seconds * 1000
  }
}
