// The replay of a game in a notebook: the kernel draws, this asks for another moment.
function button(words, symbol, press) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = symbol;
  made.title = words;
  made.setAttribute('aria-label', words);
  made.addEventListener('click', press);
  return made;
}

function render({ model, el }) {
  el.classList.add('castelude-replay');
  el.addEventListener('keydown', (event) => event.stopPropagation()); // else JupyterLab takes the arrow keys
  const words = model.get('words');
  const picture = document.createElement('img');
  const caption = document.createElement('output');
  const slider = document.createElement('input');
  slider.type = 'range';
  slider.min = '0';
  slider.setAttribute('aria-label', words.slider);

  const go = (ply) => {
    model.set('ply', Math.min(Math.max(ply, 0), model.get('last')));
    model.save_changes();
  };
  slider.addEventListener('input', () => go(slider.valueAsNumber));

  const bar = document.createElement('div');
  bar.append(
    button(words.first, '|◀', () => go(0)),
    button(words.back, '◀', () => go(model.get('ply') - 1)),
    slider,
    button(words.next, '▶', () => go(model.get('ply') + 1)),
    button(words.last, '▶|', () => go(model.get('last'))),
    caption,
  );
  el.append(picture, bar);

  const show = () => {
    slider.max = String(model.get('last'));
    slider.value = String(model.get('ply'));
    caption.textContent = `${model.get('ply')} / ${model.get('last')}  ${model.get('caption')}`;
    picture.alt = caption.textContent;
    // as a picture of its own: its ids and styles stay apart from those of the page
    picture.src = 'data:image/svg+xml,' + encodeURIComponent(model.get('picture'));
  };
  const watched = ['change:ply', 'change:picture', 'change:caption', 'change:last'];
  for (const name of watched) model.on(name, show);
  show();
  return () => watched.forEach((name) => model.off(name, show));
}

export default { render };
