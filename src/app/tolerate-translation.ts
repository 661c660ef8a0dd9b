/** Lets React remove texts that a browser translated (react#11538). Returns a cleanup function. */
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
