/**
 * Lets React remove texts that a translating browser has replaced by its own elements, which would
 * end the page with an error otherwise (facebook/react#11538). Returns a function that stops this.
 */
export function tolerateTranslation(): () => void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, node, next?.parentNode === this ? next : null);
    return node;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}
