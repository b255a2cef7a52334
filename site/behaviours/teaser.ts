/** Shows what the assistant answers to the message that is tapped; every answer stands in the page already. */
export function answerMessages(): void {
  const messages = document.querySelector('[data-messages]');
  if (!messages) return;
  const buttons = [...messages.querySelectorAll('button')];
  const answers = document.querySelectorAll('[data-answer]');

  messages.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    for (const [index, other] of buttons.entries()) {
      other.ariaPressed = String(other === button);
      answers[index]?.toggleAttribute('data-shown', other === button);
    }
  });
  messages.toggleAttribute('data-live', true);
}
