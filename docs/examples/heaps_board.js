/**
 * A board for the heaps example, in plain JavaScript: a row of stones for each heap. A stone takes itself and all to
 * the right of it.
 */
export function mount(element, shown) {
  const draw = ({ view, actions, answer, colours, small, act }) => {
    const rows = Object.entries(view.heaps).map(([heap, size]) => {
      const row = document.createElement('div');
      row.append(`${heap} `);
      for (let stone = 0; stone < size; stone += 1) row.append(button(`${heap}${size - stone}`));
      return row;
    });
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent = answer;
    element.replaceChildren(...rows, ...(answer ? [words] : []));

    function button(action) {
      const stone = document.createElement('button');
      stone.textContent = '●';
      stone.setAttribute('aria-label', action);
      stone.disabled = small || !actions.includes(action);
      stone.style.color = colours[view.actor ?? view.winners[0]];
      stone.onclick = () => act(action);
      return stone;
    }
  };
  draw(shown);
  return { update: draw };
}
