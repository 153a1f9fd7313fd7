/** An attachment that shows an element in another place of the page; it goes with what it belongs to. */
export function movedTo(place: HTMLElement) {
  return (element: Element): (() => void) => {
    place.append(element);
    return () => element.remove();
  };
}
