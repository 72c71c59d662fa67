/** A chapter of a film begins when its time is pressed. */
export function readyFilms(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-seek]'))
    button.addEventListener('click', () => {
      const film = button.closest('.film')?.querySelector('video')
      if (!film) return
      film.currentTime = Number(button.dataset.seek)
      void film.play()
    })
}
